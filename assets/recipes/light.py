# The scene of „Ustaw światło”: a figure that is filmed, and three groups of light in one rendering: key (a softbox on the left), back
# (a Fresnel lamp behind on the right), ground (a disc on the wall). No other light: the frame is their sum.   1 unit = 1 dm
#   blender -b -noaudio -P light.py -- <samples> <percent of 1600x1000>     LIMIT=<seconds> CROP=<left,bottom,right,top as shares>
import os,sys; ART=os.environ['ART_DIR']; sys.path.insert(0,ART)
from kit import *
import head
spp,pct=map(int,argv()[:2]); step=.013 if pct>60 else .02
s=reset(1600,1000,spp,pct); c=s.cycles; c.sample_clamp_indirect=1.5; c.adaptive_threshold=.004; c.adaptive_min_samples=min(96,spp)
s.world.node_tree.nodes['Background'].inputs[1].default_value=0
CREAM=(1,.86,.68); COOL=(.66,.84,1); RED=(1,.085,.016)
plaster=mat('plaster',(.60,.585,.56),0,.62,spec=.35)
knit=mat('knit',(.042,.042,.046),0,.85,spec=.2,sheen=.9)
nt=knit.node_tree; w=nt.nodes.new('ShaderNodeTexWave'); w.inputs['Scale'].default_value=4.3; w.inputs['Distortion'].default_value=.5; w.inputs['Detail Scale'].default_value=.6; bm=nt.nodes.new('ShaderNodeBump'); bm.inputs['Strength'].default_value=.45; bm.inputs['Distance'].default_value=.03
tc=nt.nodes.new('ShaderNodeTexCoord'); nt.links.new(tc.outputs['Object'],w.inputs['Vector']); nt.links.new(w.outputs['Fac'],bm.inputs['Height']); nt.links.new(bm.outputs['Normal'],nt.nodes['Principled BSDF'].inputs['Normal'])
black=mat('black',(.012,)*3,0,.42); foam=mat('foam',(.022,)*3,0,.9,spec=.15,bump=.5,bscale=60); alu=mat('alu',(.10,)*3,1,.30)
def skin(name,field,step,box,m): p,q=head.mesh(field,step,box); return obj(name,p.tolist(),q.tolist(),m,angle=180)
h=skin('head',head.head,step,((-.95,.95),(-1.3,1.15),(-1.95,1.2)),plaster); b=skin('sweater',head.sweater,step*1.25,((-2.7,2.7),(-.85,1.7),(-5.0,-1.3)),knit)
h.rotation_euler=(math.radians(3),math.radians(-2),math.radians(-33)); b.rotation_euler=(0,0,math.radians(-44))
for o in(h,b): o.location=(-.05,0,0)
b.location.z=.44
# the wall: a painted backdrop
m=mat('wall',(.1,)*3,0,.9,spec=.1); nt=m.node_tree; N=nt.nodes.new; n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=.16; n.inputs['Detail'].default_value=3; r=N('ShaderNodeValToRGB')
r.color_ramp.elements[0].position=.35; r.color_ramp.elements[0].color=(.075,.074,.078,1); r.color_ramp.elements[1].position=.68; r.color_ramp.elements[1].color=(.15,.147,.15,1)
tc=N('ShaderNodeTexCoord'); nt.links.new(tc.outputs['Object'],n.inputs['Vector']); nt.links.new(n.outputs['Fac'],r.inputs['Fac']); nt.links.new(r.outputs[0],nt.nodes['Principled BSDF'].inputs['Base Color'])
obj('wall',[(-40,14,-12),(40,14,-12),(40,14,30),(-40,14,30)],[(0,1,2,3)],m,smooth=False)
obj('floor',[(-40,-30,-12),(40,-30,-12),(40,14,-12),(-40,14,-12)],[(0,1,2,3)],mat('fl',(.03,)*3,0,.5),smooth=False)
def lamp(o,g): o.lightgroup=g; return o
def glass(m,e,rad):
    """brighter in the middle, in rings"""
    nt=m.node_tree; N=nt.nodes.new; L=nt.links.new; tc=N('ShaderNodeTexCoord'); ln=N('ShaderNodeVectorMath'); ln.operation='LENGTH'; L(tc.outputs['Object'],ln.inputs[0])
    r=N('ShaderNodeMapRange'); r.interpolation_type='SMOOTHSTEP'; r.inputs['From Max'].default_value=rad; r.inputs['To Min'].default_value=e*2.4; r.inputs['To Max'].default_value=e*.30; L(ln.outputs['Value'],r.inputs['Value'])
    q=N('ShaderNodeMath'); q.operation='MULTIPLY'; q.inputs[1].default_value=95; L(ln.outputs['Value'],q.inputs[0]); w=N('ShaderNodeMath'); w.operation='SINE'; L(q.outputs[0],w.inputs[0])
    v=N('ShaderNodeMath'); v.operation='MULTIPLY_ADD'; v.inputs[1].default_value=.22; v.inputs[2].default_value=.8; L(w.outputs[0],v.inputs[0]); u=N('ShaderNodeMath'); u.operation='MULTIPLY'; L(r.outputs['Result'],u.inputs[0]); L(v.outputs[0],u.inputs[1])
    L(u.outputs[0],next(n for n in nt.nodes if n.type=='EMISSION').inputs[1])
def face(pts,loc,to,e,col,g):
    """what is seen of a lamp; the light itself comes from a lamp in front of it"""
    o=obj('face',pts,[tuple(range(len(pts)))],emis('face',col,e),smooth=False); o.location=loc; o.rotation_euler=(Vector(to)-Vector(loc)).to_track_quat('Z','Y').to_euler(); return lamp(o,g)
# key: a softbox on the left
K=Vector((-4.25,-.9,2.0)); aim=Vector((.1,-.4,-.2)); f=(aim-K).normalized()
lamp(area(tuple(K+f*.15),tuple(aim),1.7,350,CREAM,sizey=2.5),'key')
q=f.to_track_quat('Z','Y').to_euler()
face([(-.85,-1.25,0),(.85,-1.25,0),(.85,1.25,0),(-.85,1.25,0)],tuple(K),tuple(aim),.5,CREAM,'key')
P=[box('r',(1.86,.08,.30),(0,1.28,-.08),black,.02),box('r',(1.86,.08,.30),(0,-1.28,-.08),black,.02),box('r',(.08,2.6,.30),(.89,0,-.08),black,.02),box('r',(.08,2.6,.30),(-.89,0,-.08),black,.02)]
e=empty('softbox',tuple(K),q,P)
# back: a Fresnel lamp behind on the right
B=Vector((4.72,4.7,1.62)); to=Vector((.2,.2,-.2)); g=(to-B).normalized()
sp=bpy.data.lights.new('s','SPOT'); sp.energy=2600; sp.color=COOL; sp.spot_size=math.radians(40); sp.spot_blend=.5; sp.shadow_soft_size=.35
o=bpy.data.objects.new('s',sp); bpy.context.collection.objects.link(o); o.location=B+g*.6; o.rotation_euler=g.to_track_quat('-Z','Y').to_euler(); lamp(o,'back')
P=[cyl('body',.62,1.1,(0,0,-.55),black,.08),cyl('rim',.68,.16,(0,0,0),black,.04)]
for i in range(4):
    a=i*PI/2; P.append(box('door',(1.0,.03,.72),(.90*math.sin(a),-.90*math.cos(a),.30),black,.01,rot=(math.radians(62),0,a)))
P+=[box('yoke',(.06,.2,1.5),(.75,0,-.5),alu,.02,rot=(PI/2,0,0)),box('yoke',(.06,.2,1.5),(-.75,0,-.5),alu,.02,rot=(PI/2,0,0))]
empty('fresnel',tuple(B),g.to_track_quat('Z','Y').to_euler(),P)
fr=face([(.56*math.cos(2*PI*i/48),.56*math.sin(2*PI*i/48),0) for i in range(48)],tuple(B+g*.09),tuple(to),1,COOL,'back'); glass(fr.data.materials[0],.42,.56)
cyl('stand',.09,14,(B.x,B.y,B.z-7.6),black,.02)
# ground: a disc on the wall
D=(1.3,14,.12); sp=bpy.data.lights.new('d','SPOT'); sp.energy=6500; sp.color=RED; sp.spot_size=math.radians(63.5); sp.spot_blend=.07; sp.shadow_soft_size=.12
o=bpy.data.objects.new('d',sp); bpy.context.collection.objects.link(o); o.location=(D[0],D[1]-4.6,D[2]); o.rotation_euler=(PI/2,0,0); lamp(o,'ground')
# a microphone on its boom
M0,M1=Vector((-1.30,-1.5,1.72)),Vector((-3.3,-1.2,2.72)); d=(M1-M0).normalized()
mic=[cyl('foam',.21,1.9,(0,0,0),foam,.19)]; e=empty('mic',tuple(M0+d*.6),d.to_track_quat('Z','Y').to_euler(),mic); tube('boom',[M0+d*1.4,M0+d*3,M0+d*9],.07,alu,res=2)
# a clip microphone on the chest
bpy.context.view_layer.update(); R=b.matrix_world
def chest(x,z):
    _,at,nm,_=b.ray_cast(Vector((x,-6,z)),Vector((0,1,0))); return R@at,(R.to_3x3()@nm).normalized()
at,nm=chest(.30,-2.80); rz=math.radians(-44); cyl('clip',.05,.19,at+nm*.07+Vector((0,0,.07)),foam,.045,rot=(math.radians(10),0,rz)); box('pin',(.10,.10,.10),at+nm*.05-Vector((0,0,.05)),black,.02,rot=(0,0,rz))
tube('wire',[at+nm*.08-Vector((0,0,.07))]+[(lambda q: q[0]+q[1]*.02)(chest(.30+dx,-2.80-dz)) for dx,dz in((.03,.22),(-.04,.6),(-.14,1.0),(-.18,1.5))],.013,black)
cam((0,-26,.3),(0,0,-.50),lens=101,fstop=.20,focus=(0,-.9,0))
vl=s.view_layers[0]; vl.cycles.denoising_store_passes=True
for n in('key','back','ground'): vl.lightgroups.add(name=n)
s.use_nodes=True; nt=s.node_tree; rl=next(n for n in nt.nodes if n.type=='R_LAYERS'); fo=nt.nodes.new('CompositorNodeOutputFile'); fo.base_path=ART+'/light'; fo.format.file_format='OPEN_EXR'; fo.format.color_depth='32'; fo.file_slots.clear(); s.frame_set(1)
for k,src in(('key','Combined_key'),('back','Combined_back'),('ground','Combined_ground'),('normal','Denoising Normal'),('albedo','Denoising Albedo')): fo.file_slots.new(k); fo.file_slots[-1].path=k+'-'; nt.links.new(rl.outputs[src],fo.inputs[k])
if os.environ.get('CROP'): s.render.use_border=True; s.render.border_min_x,s.render.border_min_y,s.render.border_max_x,s.render.border_max_y=map(float,os.environ['CROP'].split(','))
c.time_limit=float(os.environ.get('LIMIT','0'))
t=time.time(); bpy.ops.render.render(); print('RENDER light',round(time.time()-t,1),'s',flush=True)
